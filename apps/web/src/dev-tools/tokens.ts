/** A custom property of the design and what it is where it was asked for. */
export interface Token {
  /** '--surface-2' */
  readonly name: string;
  readonly value: string;
}

/** What the styles give an element of this theme and brand, in the order it is written there, references to others filled in. */
export function themeTokens(theme: string, brand: string): readonly Token[] {
  const probe = document.createElement('i');
  probe.dataset.theme = theme;
  probe.dataset.brand = brand;
  const raw = new Map(
    styleRules()
      .filter((rule) => rule.selectorText.includes('[data-') && probe.matches(rule.selectorText))
      .flatMap(customProperties),
  );
  const filled = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => filled(raw.get(name) ?? whole));
  return [...raw].map(([name, value]) => ({ name, value: filled(value) }));
}

/** What no theme changes and begins so, as it is at the window's width and the wish for less motion. @param prefix '--t-' */
export function scaleTokens(prefix: string): readonly Token[] {
  const now = getComputedStyle(document.documentElement);
  const names = styleRules()
    .filter((rule) => rule.selectorText === ':root')
    .flatMap(customProperties)
    .flatMap(([name]) => (name.startsWith(prefix) ? [name] : []));
  return [...new Set(names)].map((name) => ({ name, value: now.getPropertyValue(name).trim() }));
}

/** Those that hold at every width. */
function styleRules(): CSSStyleRule[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule),
  );
}

function customProperties({ style }: CSSStyleRule): [name: string, value: string][] {
  return Array.from(style).flatMap((name) =>
    name.startsWith('--') ? [[name, style.getPropertyValue(name).trim()]] : [],
  );
}
