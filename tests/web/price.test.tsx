import { describe, expect, it } from 'vitest';
import { isFree, Price } from '../../web/src/ui/content/price.tsx';
import { renderPage } from './render.tsx';

const renderPrice = (fee: number, discount: number, lang: 'en' | 'bn' = 'en') => {
  const { container } = renderPage(<Price fee={fee} discount={discount} />, { lang });
  return {
    text: container.textContent ?? '',
    crossedOut: container.querySelector('s')?.textContent ?? null,
  };
};

describe('the price of a course', () => {
  it("is 'Free' at a fee of 0", () => {
    expect(renderPrice(0, 0)).toEqual({ text: 'Price Free', crossedOut: null });
  });

  it('is the fee with a $ sign without a discount', () => {
    expect(renderPrice(1200, 0)).toEqual({ text: 'Price $1,200', crossedOut: null });
  });

  it('is the discounted price with the original crossed out, also in words', () => {
    expect(renderPrice(49.5, 10)).toEqual({
      text: 'Original price $49.50Price $39.50',
      crossedOut: 'Original price $49.50',
    });
  });

  it("is 'Free' when the discount equals the fee", () => {
    expect(renderPrice(40, 55)).toEqual({
      text: 'Original price $40Price Free',
      crossedOut: 'Original price $40',
    });
  });

  it('keeps the $ sign beside Bengali digits', () => {
    expect(renderPrice(1200, 0, 'bn').text).toContain('$১,২০০');
  });

  it('decides who can enrol: fee minus discount at most 0', () => {
    expect([isFree({ fee: 10, discount: 10 }), isFree({ fee: 10, discount: 9.99 })]).toEqual([
      true,
      false,
    ]);
  });
});
