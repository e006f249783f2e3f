/** The eight divisions and 64 districts of Bangladesh, offered while somebody types an address; anything else may be written too. */

const bengali = {
  divisions: 'ঢাকা,চট্টগ্রাম,রাজশাহী,খুলনা,বরিশাল,সিলেট,রংপুর,ময়মনসিংহ',
  districts:
    'কক্সবাজার,কিশোরগঞ্জ,কুড়িগ্রাম,কুমিল্লা,কুষ্টিয়া,খাগড়াছড়ি,খুলনা,গাইবান্ধা,গাজীপুর,গোপালগঞ্জ,চট্টগ্রাম,চাঁদপুর,চাঁপাইনবাবগঞ্জ,চুয়াডাঙ্গা,জয়পুরহাট,জামালপুর,ঝালকাঠি,ঝিনাইদহ,টাঙ্গাইল,ঠাকুরগাঁও,ঢাকা,দিনাজপুর,নওগাঁ,নরসিংদী,নাটোর,নারায়ণগঞ্জ,নীলফামারী,নেত্রকোনা,নোয়াখালী,নড়াইল,পঞ্চগড়,পটুয়াখালী,পাবনা,পিরোজপুর,ফরিদপুর,ফেনী,বগুড়া,বরগুনা,বরিশাল,বাগেরহাট,বান্দরবান,ব্রাহ্মণবাড়িয়া,ভোলা,মাগুরা,মাদারীপুর,মানিকগঞ্জ,মুন্সীগঞ্জ,মেহেরপুর,মৌলভীবাজার,ময়মনসিংহ,যশোর,রংপুর,রাঙ্গামাটি,রাজবাড়ী,রাজশাহী,লক্ষ্মীপুর,লালমনিরহাট,শরীয়তপুর,শেরপুর,সাতক্ষীরা,সিরাজগঞ্জ,সিলেট,সুনামগঞ্জ,হবিগঞ্জ',
};

const english = {
  divisions: 'Dhaka,Chattogram,Rajshahi,Khulna,Barishal,Sylhet,Rangpur,Mymensingh',
  districts:
    'Bagerhat,Bandarban,Barguna,Barishal,Bhola,Bogura,Brahmanbaria,Chandpur,Chapainawabganj,Chattogram,Chuadanga,Cumilla,Cox’s Bazar,Dhaka,Dinajpur,Faridpur,Feni,Gaibandha,Gazipur,Gopalganj,Habiganj,Jamalpur,Jashore,Jhalokathi,Jhenaidah,Joypurhat,Khagrachhari,Khulna,Kishoreganj,Kurigram,Kushtia,Lakshmipur,Lalmonirhat,Madaripur,Magura,Manikganj,Meherpur,Moulvibazar,Munshiganj,Mymensingh,Naogaon,Narail,Narayanganj,Narsingdi,Natore,Netrokona,Nilphamari,Noakhali,Pabna,Panchagarh,Patuakhali,Pirojpur,Rajbari,Rajshahi,Rangamati,Rangpur,Satkhira,Shariatpur,Sherpur,Sirajganj,Sunamganj,Sylhet,Tangail,Thakurgaon',
};

const list = (names: string) => names.split(',');

export const divisions = { en: list(english.divisions), bn: list(bengali.divisions) } as const;
export const districts = { en: list(english.districts), bn: list(bengali.districts) } as const;
