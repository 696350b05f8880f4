/** Opens the sample form's table of costs on screen, for tests of the table editor. */
import { screen } from '@testing-library/react'
import { openSample } from './open-sample'

/** A row of the sample's table of costs. */
export const row = (id: string, item: string, amount: string) => ({ id, cells: { item, amount } })

let opened = 0

/** Opens the page with the table, each in a content of its own: what one test leaves on the device is not another's. */
export function openTable(...items: ReturnType<typeof row>[]) {
  opened += 1
  return openSample({ pageId: 'budget', content: { contentId: `table-${opened}`, values: { items } } })
}

/** The items in the table's first column, as they stand. */
export const items = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /行 科目$/ }).map(({ value }) => value)

export const buttonNamed = (name: string | RegExp) => screen.getByRole('button', { name })

/** antd parts the two characters of a short label. */
export const undo = /^撤\s?销$/
