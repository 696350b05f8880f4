/** The URL of a picture that another server named, if it is on this site or uses https; else undefined. */
export function safePictureUrl(named: string | null | undefined): string | undefined {
  return named && /^(?:https:\/\/|\/(?![/\\]))/i.test(named) ? named : undefined
}
