/** Addresses of the testers' pages. */
import { generatePath } from 'react-router-dom'

/** The testers' page (specification, section 2 "User and auth routes"). */
export const testerPattern = 'test/smartform/:formId/:contentId/:pageId'

export function testerPath(formId: string, contentId: string, pageId: string, field?: string): string {
  const path = generatePath(`/${testerPattern}`, { formId, contentId, pageId })
  return field === undefined ? path : `${path}?${new URLSearchParams({ field })}`
}

/** Publishing a later description of a kind of work; for the commission, beside the testers' page. */
export const publishPattern = 'test/kind/:kind?'

export const publishPath = (kind?: string) => generatePath(`/${publishPattern}`, { kind: kind ?? null })
