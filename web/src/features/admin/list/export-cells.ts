/** Texts for the cells of exported files. */
import { isoMinutes } from '../../../i18n/format.ts';

/** A moment in Dhaka's time, in the form that spreadsheets read: 2026-03-01 16:30. */
export const momentCell = (iso: string | null): string =>
  iso ? isoMinutes(iso).replace('T', ' ') : '';

/**
 * A mobile number without the country code, with a hyphen: spreadsheets would read digits alone as a
 * number and drop the leading zero.
 */
export const phoneCell = (phone: string | null): string =>
  phone?.replace(/^(?:88)?(01\d{3})(\d{6})$/, '$1-$2') ?? '';

/** An e-mail address as it is, a mobile number as in `phoneCell`. */
export const contactCell = (address: string): string =>
  address.includes('@') ? address : phoneCell(address);
