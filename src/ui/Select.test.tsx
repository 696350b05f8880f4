/** Tests of the select's accessible names. */
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Select } from './Select'

const units = ['上海申江大学', '申江研究院', '浦江研究院'].map((label, index) => ({ value: `u${index}`, label }))

function Field() {
  const [unit, setUnit] = useState<string>()
  return (
    <>
      <label htmlFor="unit">单位</label>
      <Select
        id="unit"
        value={unit}
        options={units}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        onChange={setUnit}
      />
      <output>{unit}</output>
    </>
  )
}

it('a select is named by its label only, and its arrow has no name', () => {
  render(<Field />)
  expect(screen.getByRole('combobox', { name: '单位' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

it('a select is cleared by a button named in the reader’s language', async () => {
  render(<Field />)
  await userEvent.click(screen.getByRole('combobox', { name: '单位' }))
  await userEvent.click(await screen.findByTitle('浦江研究院'))
  expect(screen.getByRole('status')).toHaveTextContent('u2')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: '清空' })).toHaveFocus()
})
