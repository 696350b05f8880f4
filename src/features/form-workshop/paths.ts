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

/** The key of the part that the workshop opens with. */
const partKey = 'part'

/** The workshop, opened at a part of the draft. */
export const partPath = (formId: string, path: readonly (string | number)[]) =>
  `${formPath(formId, 'edit')}?${new URLSearchParams({ [partKey]: path.join('.') })}`

/** The part that an address asks for; undefined without one. */
export function partAsked(search: URLSearchParams): readonly (string | number)[] | undefined {
  const written = search.get(partKey)
  return written === '' ? [] : written?.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
