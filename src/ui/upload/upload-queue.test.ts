/** Tests of the queue of uploads. */
import { expect, it, vi } from 'vitest'
import { createUploadQueue } from './upload-queue'
import { defaultUploadRules } from './upload-rules'

const file = () => new File(['%PDF-1.4\n'], 'report.pdf', { type: 'application/pdf' })
const stored = { uid: 'u', name: 'report.pdf', url: 'key/report.pdf', size: 9 }

it.each([
  ['leaves the queue once its field has accepted it', true, []],
  ['stays with a message when its field refuses it', false, ['已上传，但这一项现在不能修改，没有加入']],
])('an uploaded file %s', async (_case, isTaken, messages) => {
  const done = vi.fn(() => isTaken)
  const queue = createUploadQueue({ rules: defaultUploadRules, upload: async () => stored, done })
  queue.add([file()], [])
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith(stored))
  expect(queue.items().map(({ message }) => message)).toEqual(messages)
})
