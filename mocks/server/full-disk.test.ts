/** Tests of the served backend when the disk is full or fails. */
import { mkdtempSync, readdirSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Disk } from './disk'
import { call, makeServerFolder, signIn, startIn } from './test-server'

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

/**
 * A disk that can be full, in the middle of what is written, that can fail to say that it has what was written, and that can take its time
 * to say so until as much was written as `busyUntil`.
 */
const calm = { full: false, deaf: false, syncs: 0, written: 0, busyUntil: 0 }
const device = { ...calm }
let free = () => {}
const disk: Disk = {
  open: async (...args) => {
    const handle = await open(...args)
    const [append, sync] = [handle.appendFile.bind(handle), handle.datasync.bind(handle)]
    return Object.assign(handle, {
      appendFile: async (text: string) => {
        await append(device.full ? text.slice(0, text.length / 2) : text)
        if (device.full) throw full()
        device.written += 1
        if (device.written >= device.busyUntil) free()
      },
      datasync: async () => {
        device.syncs += 1
        if (device.deaf) throw new Error('EIO: i/o error, fdatasync')
        if (device.written < device.busyUntil) await new Promise<void>((go) => (free = go))
        await sync()
      },
    })
  },
  writeFile: async (path, data, options) => {
    if (!device.full) return writeFile(path, data, options)
    await writeFile(path, String(data).slice(0, 10), options)
    throw full()
  },
}

const place = makeServerFolder()
let server: Awaited<ReturnType<typeof startIn>>
let token: string

const start = async () => {
  server = await startIn(place, {}, { disk })
  token = await signIn(server.address, 'researcher')
}
beforeAll(start)
beforeEach(() => Object.assign(device, calm))
afterAll(async () => {
  await server.close()
  place.remove()
})

const save = (userPosition: string) =>
  call(
    server.address,
    'permission',
    'mutation S($user: UserInput!) { saveUser(user: $user) { id } }',
    { user: { userPosition } },
    token,
  )
const position = async () =>
  (await call(server.address, 'permission', '{ user { userPosition } }', {}, token)).data.user.userPosition
const startAnew = async () => {
  await server.close()
  await start()
}

describe('stored data after a power failure', () => {
  it('a mutation is answered after the disk confirms it, and parallel mutations share one write', async () => {
    expect((await save('研究员')).status).toBe(200)
    expect(device.syncs).toBe(1)
    device.busyUntil = device.written + 30
    await Promise.all(Array.from({ length: 30 }, (_, at) => save(`研究员 ${at}`)))
    // The first had one to itself, and whoever came meanwhile the next.
    expect(device.syncs).toBeLessThanOrEqual(1 + 2 + 1)
  })

  it('a query does not wait for the disk', async () => {
    await position()
    expect(device.syncs).toBe(0)
  })
})

describe('a full disk', () => {
  it('refuses changes with a server error and without effect; reading continues', async () => {
    await save('研究员')
    device.full = true
    await expect(save('特聘研究员')).rejects.toThrow()
    expect(server.output.at(-1)).toMatch(
      /^POST \/api\/permission\/graphql: .* cannot keep what people do: ENOSPC[^\n]*$/,
    )
    expect(await position()).toBe('研究员')
    device.full = false
    expect(await position()).toBe('研究员')
  })

  it('loses no answered change from before or after, and stores none partially', async () => {
    await save('研究员')
    device.full = true
    await expect(save('特聘研究员')).rejects.toThrow()
    device.full = false
    expect((await save('首席研究员')).status).toBe(200)
    device.full = true
    // It ends on the full disk as well.
    await server.close()
    device.full = false
    await start()
    expect(await position()).toBe('首席研究员')
  })

  it('refuses an upload completely and leaves no partial file', async () => {
    const folder = mkdtempSync(join(place.place, 'files-'))
    const { fileBlobs } = await import('./file-blobs')
    const blobs = fileBlobs(folder, disk)
    const file = { bytes: new Uint8Array(50).buffer, type: 'text/plain', name: 'a.txt' }
    await blobs.put('kept', file)
    device.full = true
    await expect(blobs.put('refused', file)).rejects.toThrow('ENOSPC')
    expect(readdirSync(folder)).toHaveLength(1)
    expect(await blobs.get('refused')).toBeUndefined()
    expect((await blobs.get('kept'))?.bytes.byteLength).toBe(50)
  })
})

it('the server refuses a change that the disk does not confirm, and rewrites all data with the next one', async () => {
  device.deaf = true
  await expect(save('研究员')).rejects.toThrow()
  device.deaf = false
  const before = readdirSync(place.data).filter((name) => name.startsWith('journal-'))
  expect((await save('教授')).status).toBe(200)
  expect(readdirSync(place.data).filter((name) => name.startsWith('journal-'))).not.toEqual(before)
  await startAnew()
  expect(await position()).toBe('教授')
})
