/** The site's contact details, with the links that their entries lead to. */
import { useViewerQuery, type Viewer_ContactFragment } from './generated/viewer.ts';

export interface ContactEntry {
  readonly text: string;
  /** Null for a sample entry, which is not a link. */
  readonly href: string | null;
}

export interface Contact {
  readonly phone: ContactEntry | null;
  readonly email: ContactEntry | null;
  readonly address: string | null;
  readonly social: readonly { readonly name: string; readonly href: string }[];
}

/** Null while loading and if loading failed. */
export function useContact(): Contact | null {
  const { data } = useViewerQuery();
  return data ? contactOf(data.contact) : null;
}

function contactOf({ phone, email, address, isSample, ...urls }: Viewer_ContactFragment): Contact {
  const entry = (text: string | null, href: (text: string) => string) =>
    text && { text, href: isSample ? null : href(text) };
  const social = [
    { name: 'Facebook', href: urls.facebookUrl },
    { name: 'YouTube', href: urls.youtubeUrl },
    { name: 'WhatsApp', href: urls.whatsappUrl },
  ];
  return {
    phone: entry(phone, (text) => `tel:${text.replace(/[^+0-9]/g, '')}`) || null,
    email: entry(email, (text) => `mailto:${text}`) || null,
    address,
    social: social.flatMap(({ name, href }) => (href === null ? [] : [{ name, href }])),
  };
}
