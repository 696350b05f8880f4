import type { DeclarationState } from '@/lib/work/declaration'

export interface GuideRow {
  id: string
}

export interface DeclarationRow {
  contentId: string
  guideId: string
  unitId: string
  creatorId: string
  state: DeclarationState
  number: string | null
  name: string | null
}

export interface ContentRow {
  id: string
  formId: string
  formVersion: number
  revision: number
  values: Readonly<Record<string, unknown>>
}

/** The tables of declarations and forms. */
export interface WorkRows {
  guides: GuideRow
  declarations: DeclarationRow
  contents: ContentRow
}

/** The property a row is found by. */
export const workKeys = {
  guides: 'id',
  declarations: 'contentId',
  contents: 'id',
} as const satisfies { [Name in keyof WorkRows]: keyof WorkRows[Name] }
