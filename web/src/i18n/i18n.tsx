/** The language of the interface. All texts come from `useI18n().t`. */
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type Formats, formats, type Language } from './format.ts';
import { saveLanguage } from './language.ts';
import { fill, type ParameterOf, type Values } from './message.ts';
import { type Area, type English, findText, loadLanguage, storeLanguage } from './texts.ts';

/** Example: `admission.giveExam` or `ui.retry`. */
export type TextKey = { [Name in Area]: `${Name}.${keyof English[Name] & string}` }[Area];

type TextOf<Key extends TextKey> = Key extends `${infer Name extends Area}.${infer Text}`
  ? Text extends keyof English[Name]
    ? English[Name][Text] & string
    : never
  : never;

/** The arguments of `t` after the key: the text's parameters, if it has any. */
export type TextValues<Key extends TextKey> = [ParameterOf<TextOf<Key>>] extends [never]
  ? []
  : [values: Readonly<Record<ParameterOf<TextOf<Key>>, string | number>>];

export type Translate = <Key extends TextKey>(key: Key, ...values: TextValues<Key>) => string;

export interface I18n extends Formats {
  readonly t: Translate;
  readonly lang: Language;
  readonly setLang: (lang: Language) => void;
}

function createTranslate(lang: Language): Translate {
  return (key, ...[values]) => {
    const text = findText(lang, key);
    return values ? fill(text, values as Values, formats[lang].digits) : text;
  };
}

const interfaces: Readonly<Record<Language, Formats & { readonly t: Translate }>> = {
  en: { t: createTranslate('en'), ...formats.en },
  bn: { t: createTranslate('bn'), ...formats.bn },
};

const I18nContext = createContext<I18n | null>(null);

interface I18nProviderProps {
  /** The initial language; its texts are already loaded (main.tsx). */
  readonly initial: Language;
  readonly children: ReactNode;
}

export function I18nProvider({ initial, children }: I18nProviderProps) {
  const [lang, setShown] = useState(initial);

  useEffect(() => {
    document.documentElement.lang = lang;
    storeLanguage(lang);
  }, [lang]);

  const setLang = (next: Language) => {
    loadLanguage(next).then(
      () => {
        setShown(next);
        saveLanguage(next);
      },
      // The texts could not be loaded: the language stays unchanged.
      () => storeLanguage(lang),
    );
  };

  return <I18nContext value={{ lang, setLang, ...interfaces[lang] }}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n needs an <I18nProvider> above it');
  return i18n;
}
