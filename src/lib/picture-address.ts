/** The address of a picture that somebody else's server named: one of this site or over https, else none. */
export function pictureAddress(named: string | null | undefined): string | undefined {
  return named && /^(?:https:\/\/|\/(?![/\\]))/i.test(named) ? named : undefined
}
