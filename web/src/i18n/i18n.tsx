/** The language of the interface: every text a person reads comes out of `useI18n().t`. English is here at once, Bengali is fetched when chosen. */
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { en } from './en.ts';
import { type Formats, formats, type Language } from './format.ts';
import { fill, type ParameterOf, type Values } from './message.ts';

type English = typeof en;
export type Dictionary = { readonly [Area in keyof English]: { readonly [Key in keyof English[Area]]: string } };

/** `admission.giveExam`, `ui.retry`, … */
export type TextKey = { [Area in keyof English]: `${Area}.${keyof English[Area] & string}` }[keyof English];

type TextOf<Key extends TextKey> = Key extends `${infer Area extends keyof English}.${infer Name}`
  ? Name extends keyof English[Area]
    ? English[Area][Name] & string
    : never
  : never;

type Parameters<Key extends TextKey> = [ParameterOf<TextOf<Key>>] extends [never]
  ? []
  : [values: Readonly<Record<ParameterOf<TextOf<Key>>, string | number>>];

export type Translate = <Key extends TextKey>(key: Key, ...values: Parameters<Key>) => string;

export interface I18n extends Formats {
  readonly t: Translate;
  readonly lang: Language;
  readonly setLang: (lang: Language) => void;
}

const STORAGE_KEY = 'alokpath.lang';

export function savedLanguage(): Language {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'bn' ? 'bn' : 'en';
  } catch {
    return 'en';
  }
}

export async function loadDictionary(lang: Language): Promise<Dictionary> {
  return lang === 'en' ? en : (await import('./bn.ts')).bn;
}

export function createTranslate(dictionary: Dictionary, lang: Language): Translate {
  return (key, ...[values]) => {
    const dot = key.indexOf('.');
    const area: Readonly<Record<string, string>> | undefined = dictionary[key.slice(0, dot) as keyof Dictionary];
    const text = area?.[key.slice(dot + 1)] ?? key;
    return values ? fill(text, values as Values, formats[lang].digits) : text;
  };
}

const I18nContext = createContext<I18n | null>(null);

interface I18nProviderProps {
  readonly initial: { readonly lang: Language; readonly dictionary: Dictionary };
  readonly children: ReactNode;
}

export function I18nProvider({ initial, children }: I18nProviderProps) {
  const [{ lang, dictionary }, setChosen] = useState(initial);

  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);

  const setLang = (next: Language) => {
    void loadDictionary(next).then((loaded) => {
      setChosen({ lang: next, dictionary: loaded });
      try {
        localStorage.setItem(STORAGE_KEY, next);
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    });
  };

  return <I18nContext value={{ t: createTranslate(dictionary, lang), lang, setLang, ...formats[lang] }}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n needs an <I18nProvider> above it');
  return i18n;
}
