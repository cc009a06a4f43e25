/**
 * A form of times that is made when it is first used: the first one that a browser makes of a time zone takes longer than all
 * else that the app's start computes, and a first picture of games in play tells no time.
 */
export function timeFormat(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat(locale, options);
    return made;
  };
}
