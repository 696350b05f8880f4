/** Addresses of the forms' workshop. */

import { generatePath } from 'react-router-dom'

/** All forms. */
export const formsPattern = 'commission/forms'

/** One form: its versions, or what `view` names. */
export const formPattern = 'commission/forms/:formId/:view?'

export const formsPath = () => `/${formsPattern}`

/** A form's versions; `edit`: its draft; `publish`: what publishing the draft does. */
export const formPath = (formId: string, view?: 'edit' | 'publish') =>
  generatePath(`/${formPattern}`, { formId, view: view ?? null })
