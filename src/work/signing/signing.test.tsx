/** Tests of signing with a certificate key. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KeySigning } from './KeySigning'

let calls: { operationName: string; variables: object }[] = []
let refusal: number | null = null

beforeEach(() => {
  calls = []
  refusal = null
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const call = JSON.parse(String(init.body))
    calls.push({ operationName: call.operationName, variables: call.variables })
    if (call.operationName === 'TextToSign') return Response.json({ data: { textToSign: '任务书 第 3 版' } })
    if (refusal !== null) return Response.json({ errors: [{ message: '', extensions: { code: refusal } }] })
    const signed = { __typename: 'ContractSignature', id: 's1', signedAt: 1 }
    return Response.json({ data: { signContractByKey: signed } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.certificateKey
})

async function press() {
  const onSigned = vi.fn()
  render(<KeySigning signatureId="s1" mobile={null} onSigned={onSigned} />)
  await userEvent.click(screen.getByRole('button', { name: '用证书 Key 签署' }))
  return onSigned
}

it('the key signs the text of the backend, and certificate and signature are handed in', async () => {
  const sign = vi.fn(async () => ({ certificate: 'CERT', signature: 'SIG' }))
  window.certificateKey = { sign }
  const onSigned = await press()
  await waitFor(() => expect(onSigned).toHaveBeenCalledOnce())
  expect(sign).toHaveBeenCalledWith('任务书 第 3 版')
  expect(calls).toEqual([
    { operationName: 'TextToSign', variables: { signatureId: 's1' } },
    { operationName: 'SignByKey', variables: { signatureId: 's1', certificate: 'CERT', keySignature: 'SIG' } },
  ])
})

it('without a driver for the key, the person reads what to do, and nothing is sent', async () => {
  const onSigned = await press()
  expect(await screen.findByText(/没有找到证书 Key 的驱动程序/)).toBeVisible()
  expect([onSigned.mock.calls, calls]).toEqual([[], []])
})

it('a cancelled PIN, or no key in the computer, signs nothing and can be tried again', async () => {
  window.certificateKey = { sign: () => Promise.reject(new Error('cancelled')) }
  const onSigned = await press()
  expect(await screen.findByText(/证书 Key 没有签名/)).toBeVisible()
  expect(onSigned).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: /用证书 Key 签署$/ })).toBeEnabled()
})

it('a signature that the backend does not accept is said in place', async () => {
  refusal = 60136
  window.certificateKey = { sign: async () => ({ certificate: 'CERT', signature: 'SIG' }) }
  const onSigned = await press()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(onSigned).not.toHaveBeenCalled()
})
