/** How to reach the people behind the site. Invented for the demonstration: whoever runs a real one writes their own here. */
export const contact = {
  phone: '+8801700000000',
  phoneShown: '+880 1700-000000',
  email: 'help@alokpath.test',
} as const;

export const socialLinks = [
  { name: 'Facebook', href: 'https://www.facebook.com/alokpath' },
  { name: 'YouTube', href: 'https://www.youtube.com/@alokpath' },
  { name: 'WhatsApp', href: 'https://wa.me/8801700000000' },
] as const;
