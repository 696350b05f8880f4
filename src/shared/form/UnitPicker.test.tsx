/** Tests of the unit select. */
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { saveToken } from '@/session/token'
import { backend } from '../../../tests/backend'
import { type UnitOption, UnitPicker } from './UnitPicker'

function Field({ onUnit }: { onUnit(unit: UnitOption | null): void }) {
  const [unit, setUnit] = useState<UnitOption | null>(null)
  return (
    <>
      <label htmlFor="unit">单位</label>
      <UnitPicker
        id="unit"
        value={unit}
        onChange={(unit) => {
          setUnit(unit)
          onUnit(unit)
        }}
      />
    </>
  )
}

it('a unit is found by part of its name, and a failed search has a retry', async () => {
  saveToken(backend.signIn('researcher'))
  const onChangeCalls: (UnitOption | null)[] = []
  const user = userEvent.setup()
  render(<Field onUnit={(unit) => onChangeCalls.push(unit)} />)
  const field = screen.getByRole('combobox', { name: '单位' })
  backend.network.offline = true
  await user.type(field, '申江')
  const retry = await screen.findByRole('button', { name: '重试' })
  backend.network.offline = false
  await user.click(retry)
  await user.click(await screen.findByTitle('上海申江大学'))
  expect(onChangeCalls).toEqual([expect.objectContaining({ unitName: '上海申江大学' })])
})

it('a name pasted into the field that the keyboard reached finds its unit, not all units', async () => {
  saveToken(backend.signIn('researcher'))
  const onChangeCalls: (UnitOption | null)[] = []
  const user = userEvent.setup()
  render(<Field onUnit={(unit) => onChangeCalls.push(unit)} />)
  await user.tab()
  await user.paste('仁泽')
  const hospital = await screen.findByTitle('上海申江大学附属仁泽医院')
  expect(screen.queryByTitle('上海申江大学')).toBeNull()
  await user.click(hospital)
  expect(onChangeCalls).toEqual([expect.objectContaining({ unitName: '上海申江大学附属仁泽医院' })])
})
