/** Props of another platform's page. */
export interface PlatformPageProps {
  /** Its own address. */
  url: URL
  /** The portal's folder on the site. */
  base: string
}
