/**
 * Opens an address outside the app in a tab of its own, which learns nothing of this one. What is not https is text: nobody is
 * led where what they read could be changed on the way, or where a script would run.
 */
export function ExternalLink({ url }: { url: string }) {
  const place = nameOf(url);
  if (place === undefined) return url;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {place}
    </a>
  );
}

/** 'www.help.example/chat' of an https address; undefined for any other. */
function nameOf(url: string): string | undefined {
  return /^https:\/\/([^/].*?)\/?$/.exec(url)?.[1];
}
