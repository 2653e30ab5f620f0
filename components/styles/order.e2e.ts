/** The order in which style sheets are imported does not change what a page looks like. */
import { expect } from 'playwright/test';
import { inSharedTab as test } from '../../generator/testing/tabs.ts';
import { anArticle } from '../testing/an-article.ts';

/** Runs in the page: returns the computed values that change when its style sheets come in the reverse order. */
function findChanges(): string[] {
  const original = document.querySelector('head > style') as HTMLStyleElement;
  const rules = [...(original.sheet?.cssRules ?? [])];
  const isSheet = (rule: CSSRule) => rule instanceof CSSLayerBlockRule && rule.name !== 'reset';
  const others = rules.filter(rule => !isSheet(rule));
  const sheets = rules.filter(isSheet);
  const still = '* { animation: none !important; transition: none !important }';
  const properties = [...getComputedStyle(document.body)].filter(name => !/^-|-(block|inline)-/.test(name));
  const elements = [...document.querySelectorAll('body, body *')];
  const valuesWith = (sheets: CSSRule[]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([...others, ...sheets].map(({ cssText }) => cssText).join('\n') + still);
    document.adoptedStyleSheets = [sheet];
    return elements.map(element => {
      const style = getComputedStyle(element);
      return properties.map(name => style.getPropertyValue(name));
    });
  };
  if (original.sheet) original.sheet.disabled = true;
  const values = valuesWith(sheets);
  const reversed = valuesWith(sheets.reverse());
  return elements.flatMap((element, i) =>
    properties.flatMap((name, j) => {
      const [value, changed] = [values[i]?.[j], reversed[i]?.[j]];
      return value === changed
        ? []
        : [`${element.tagName}.${element.getAttribute('class')} ${name}: ${value}, ${changed}`];
    }),
  );
}

for (const path of ['/', anArticle]) {
  test(`${path} looks the same in whatever order its style sheets come`, async ({ page }) => {
    await page.goto(path);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      expect.soft((await page.evaluate(findChanges)).slice(0, 10), media).toEqual([]);
    }
  });
}
