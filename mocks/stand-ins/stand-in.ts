/** What the page of another platform is drawn with. */
export interface StandInProps {
  /** Its own address. */
  asked: URL
  /** The portal's folder on the site. */
  base: string
}
