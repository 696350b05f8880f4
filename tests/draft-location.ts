/**
 * The type of a place outside the form engine whose text is stored as a draft, and helpers to open dialogs and press
 * buttons; for `draft-locations*.ts`.
 */
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { backend } from './backend'
import type { renderAt } from './render'

type Entering = NonNullable<Parameters<typeof renderAt>[1]>

/** A location outside the forms whose text is stored on the device until it is sent. */
export interface StoredLocation {
  /** The component that contains the field, as in `typing-locations.ts`. */
  file: string
  as: NonNullable<Entering['as']>
  path(): string
  /** Goes to where it is typed, and answers the field. */
  field(user: UserEvent): Promise<HTMLElement>
  /** Goes there once something was left: absent where it stands open. */
  reopen?(user: UserEvent): Promise<unknown>
  /** Sends the text; null when the form around it sends it. */
  act: ((user: UserEvent) => Promise<unknown>) | null
  /** The two values to type where plain words are invalid. */
  words?: readonly [string, string]
}

export const work = (
  kind: string,
  state: string,
  whose: (item: { creatorId: string; assigned: Readonly<Record<string, readonly string[]>> }) => boolean,
) => backend.db.works.where({ kind, state }).find(whose)?.id ?? expect.fail(`no ${kind}`)

export const clickButton = async (user: UserEvent, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name })).at(-1) ?? expect.fail(String(name)))
export const box = (name: RegExp) => screen.findByRole('textbox', { name })
export const inDialog = async () => within(await screen.findByRole('dialog'))
