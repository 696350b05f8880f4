/**
 * The catalogue of every error code: how each is shown, whether it ends the session, where it leads; read by
 * `classify.ts`.
 */
import { accountCodes, generalCodes } from './catalogue/account'
import { auditCodes, awardCodes } from './catalogue/award-audit'
import { bindingCodes } from './catalogue/binding'
import { declarationCodes } from './catalogue/declaration'
import { deskCodes } from './catalogue/desk'
import type { CatalogueEntry } from './catalogue/entry'
import { formCodes, ruleCodes } from './catalogue/form'
import { identityCodes, oauthCodes, patentCodes } from './catalogue/identity'
import {
  contractCodes,
  deadlineCodes,
  inspectionCodes,
  platformCodes,
  projectCodes,
  taskCodes,
} from './catalogue/project'
import { reviewCodes } from './catalogue/review'

/**
 * Every code the backend can refuse with (specification, section 8), as data: how it is shown, whether it ends the
 * session, and where it leads. `field-of-code.ts` maps codes to form fields. Texts are `errors.{code}` in `zh.json` and
 * `en.json`. Free of React and Apollo, because the embedded backend uses it too.
 */
export const catalogue: Readonly<Record<number, CatalogueEntry>> = {
  ...generalCodes,
  ...accountCodes,
  ...identityCodes,
  ...oauthCodes,
  ...patentCodes,
  ...bindingCodes,
  ...reviewCodes,
  ...declarationCodes,
  ...projectCodes,
  ...taskCodes,
  ...contractCodes,
  ...deadlineCodes,
  ...inspectionCodes,
  ...platformCodes,
  ...deskCodes,
  ...formCodes,
  ...ruleCodes,
  ...awardCodes,
  ...auditCodes,
}

/** The entry of a code; undefined for an unknown one (its text is `errors.not_defined`). */
export function catalogueEntry(code: number): CatalogueEntry | undefined {
  return catalogue[code]
}
