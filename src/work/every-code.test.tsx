/** Tests that every error code is explained on the screen that meets it. */
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { auditCodes } from '@/api/errors/catalogue/award-audit'
import { declarationCodes } from '@/api/errors/catalogue/declaration'
import { contractCodes, deadlineCodes, platformCodes, projectCodes, taskCodes } from '@/api/errors/catalogue/project'
import texts from '@/api/errors/zh.json'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

/** By the specification said by nobody. */
const silent = ['603288']
const groups = [declarationCodes, projectCodes, taskCodes, contractCodes, deadlineCodes, platformCodes, auditCodes]

it('every error code of projects, platforms and audits is explained on the refused screen, and the input stays', async () => {
  await renderAt('/my-project/bind-subproject', { as: 'expert' })
  const form = await screen.findByRole('form', { name: '绑定子课题' })
  const fields = [...form.querySelectorAll('input')]
  const typed = () => fields.map(({ value }) => value)
  for (const field of fields) fireEvent.change(field, { target: { value: '246810' } })
  for (const code of groups.flatMap((group) => Object.keys(group)).filter((text) => !silent.includes(text))) {
    backend.network.nextCode = Number(code)
    fireEvent.submit(form)
    const messageText = (texts as Readonly<Record<string, string>>)[`errors.${code}`] ?? '?'
    expect((await screen.findAllByText((text) => text.startsWith(messageText))).length, code).toBeGreaterThan(0)
    expect(typed()).toEqual(fields.map(() => '246810'))
  }
})
