/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API is: an origin, with a path if need be, without a slash at the end; empty: beside the portal. */
  readonly VITE_API_ORIGIN?: string
  /** Where files are uploaded to: the object store's endpoint. */
  readonly VITE_UPLOAD_URL?: string
  /** `off`: the portal is not kept on devices for times without a line, and what was kept goes. */
  readonly VITE_OFFLINE?: string
  /** The new version of the portal; empty: home is shown here. */
  readonly VITE_NEW_PORTAL_URL?: string
  /** Id of the resident identity card in the dictionary user_id_type; empty: the entry with the code 111. */
  readonly VITE_RESIDENT_CARD_ID?: string
  /** The service hotline and when it is answered; empty: none is shown. */
  readonly VITE_HOTLINE?: string
  readonly VITE_HOTLINE_HOURS?: string
  readonly VITE_HOTLINE_HOURS_EN?: string
  /** The portal's name, its short name and whose it is, each with its English; empty: the words for any municipality. */
  readonly VITE_PORTAL_NAME?: string
  readonly VITE_PORTAL_NAME_EN?: string
  readonly VITE_PORTAL_SHORT_NAME?: string
  readonly VITE_PORTAL_SHORT_NAME_EN?: string
  readonly VITE_COMMISSION_NAME?: string
  readonly VITE_COMMISSION_NAME_EN?: string
  /** Where faults of the portal are told; empty: nowhere. */
  readonly VITE_ERROR_REPORT_URL?: string
  /** ICP备案 and 公安备案 numbers; empty: not shown. */
  readonly VITE_ICP_RECORD?: string
  readonly VITE_POLICE_RECORD?: string
  /** Where the one-stop service signs people in; empty: that way in is not offered. */
  readonly VITE_ONE_STOP_URL?: string
  /** Header and footer of the government portal, shown in frames under /zwdt; empty: the portal's own stand there. */
  readonly VITE_GOVERNMENT_HEADER_URL?: string
  readonly VITE_GOVERNMENT_FOOTER_URL?: string
}
