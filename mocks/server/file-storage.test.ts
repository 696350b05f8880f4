/** Tests of the served backend's stored data: restarts, kills, damaged files. */
import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { freshSeeds } from '../backend'
import { call, makeServerFolder, signIn, startIn } from './test-server'

const folders: ReturnType<typeof makeServerFolder>[] = []
const newFolder = () => {
  const folder = makeServerFolder()
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const { remove } of folders) remove()
})

type Server = Awaited<ReturnType<typeof startIn>>
type Folder = ReturnType<typeof makeServerFolder>

const positionOf = async ({ backend }: Server) =>
  backend.transaction(() => backend.db.users.get('user-researcher')?.userPosition)

/** Has a person change something they see again later. */
async function change(server: Server, userPosition: string): Promise<void> {
  const token = await signIn(server.address, 'researcher')
  const save = 'mutation S($user: UserInput!) { saveUser(user: $user) { id } }'
  const { data } = await call(server.address, 'permission', save, { user: { userPosition } }, token)
  expect(data.saveUser.id).toBe('user-researcher')
}

/** The place as it is found when the process was killed at this moment. */
function killed({ dist, data }: Folder): Folder {
  const after = newFolder()
  cpSync(data, after.data, { recursive: true, filter: (path) => !path.endsWith('in-use-by') })
  return { ...after, dist }
}

const asideIn = ({ data }: Folder) => readdirSync(data).filter((name) => name.startsWith('put-aside-'))

describe('the stored data of the server', () => {
  it('restores all data and sessions after a restart', async () => {
    const folder = newFolder()
    const first = await startIn(folder)
    await change(first, '特聘研究员')
    const token = await signIn(first.address, 'expert')
    await first.close()
    const next = await startIn(folder)
    expect(await positionOf(next)).toBe('特聘研究员')
    expect((await call(next.address, 'permission', 'query { user { userName } }', {}, token)).data.user.userName).toBe(
      'expert',
    )
    expect(next.output).toEqual([])
    await next.close()
  })

  it('restores data after a kill up to the last response; an incomplete line is dropped with a warning', async () => {
    const folder = newFolder()
    const first = await startIn(folder)
    await change(first, '特聘研究员')
    const after = killed(folder)
    await first.close()
    appendFileSync(join(after.data, 'journal-1.jsonl'), '\n[["users","user-researcher",{"id":"user-resea')
    const next = await startIn(after)
    expect(await positionOf(next)).toBe('特聘研究员')
    expect(next.output).toEqual([expect.stringContaining('half written')])
    await change(next, '研究员')
    const again = killed(after)
    await next.close()
    const last = await startIn(again)
    expect(await positionOf(last)).toBe('研究员')
    await last.close()
  })

  it('keeps a journal with a damaged entry beside the data, restores all others, and says so', async () => {
    const folder = newFolder()
    const first = await startIn(folder)
    await change(first, '特聘研究员')
    await change(first, '研究员')
    const after = killed(folder)
    await first.close()
    const journal = join(after.data, 'journal-1.jsonl')
    const whole = readFileSync(journal, 'utf8')
    // Still JSON, and still a position: only the checksum tells.
    writeFileSync(journal, whole.replace('特聘研究员', '特邀研究员'))
    const next = await startIn(after)
    expect(await positionOf(next)).toBe('研究员')
    expect(next.output).toEqual([expect.stringContaining('1 entries of')])
    expect(readFileSync(join(after.data, asideIn(after)[0] ?? '', 'journal-1.jsonl'), 'utf8')).toContain('特邀研究员')
    await next.close()
  })

  it('is moved aside when one character of its file is another', async () => {
    const folder = newFolder()
    const first = await startIn(folder)
    await change(first, '特聘研究员')
    await first.close()
    const tables = join(folder.data, 'tables.json')
    writeFileSync(tables, readFileSync(tables, 'utf8').replace('特聘研究员', '特邀研究员'))
    const next = await startIn(folder)
    expect(next.output).toEqual([expect.stringContaining('cannot be read')])
    expect(await positionOf(next)).not.toBe('特邀研究员')
    await next.close()
  })

  it.each([
    ['is no JSON', '{"seedVersion":"seeds-1","jour', 'cannot be read'],
    ['is empty', '', 'cannot be read'],
    ['is something else', '[1,2]', 'cannot be read'],
    ['lacks tables', '{"seedVersion":"seeds-1","journal":1,"tables":{"users":[]}}', 'cannot be read'],
    ['is of other seeds', '{"seedVersion":"seeds-0","journal":1,"tables":{}}', 'another version'],
  ])(
    'is moved aside with a warning, and the server starts with new data, when its file %s',
    async (_, content, why) => {
      const folder = newFolder()
      await (await startIn(folder)).close()
      writeFileSync(join(folder.data, 'tables.json'), content)
      const server = await startIn(folder)
      expect(server.output).toEqual([expect.stringContaining(why)])
      expect(asideIn(folder)).toHaveLength(1)
      expect(readdirSync(join(folder.data, asideIn(folder)[0] ?? ''))).toContain('tables.json')
      expect(await positionOf(server)).toBeDefined()
      await server.close()
    },
  )

  it('of other seeds is moved aside and kept', async () => {
    const folder = newFolder()
    const first = await startIn(folder)
    await change(first, '特聘研究员')
    await first.close()
    const next = await startIn(folder, {}, { seedVersion: 'seeds-2' })
    expect(await positionOf(next)).not.toBe('特聘研究员')
    expect(next.output).toEqual([expect.stringContaining('put aside')])
    await next.close()
  })

  it('survives serialisation to text without loss in any row', () => {
    const rows = freshSeeds(Date.now())
    expect(JSON.parse(JSON.stringify(rows))).toEqual(rows)
  })

  it('resets when a test requests it', async () => {
    const folder = newFolder()
    const server = await startIn(folder)
    await change(server, '特聘研究员')
    await server.backend.reset()
    expect(await positionOf(server)).not.toBe('特聘研究员')
    await server.close()
  })
})

describe('a failed start explains the reason', () => {
  it('another server keeps its data in the folder', async () => {
    const folder = newFolder()
    await (await startIn(folder)).close()
    // The first process of the machine, which is always there.
    writeFileSync(join(folder.data, 'in-use-by'), '1')
    await expect(startIn(folder)).rejects.toThrow(/in use by another server \(process 1\)/)
  })

  it('ignores the lock of a finished process', async () => {
    const folder = newFolder()
    await (await startIn(folder)).close()
    writeFileSync(join(folder.data, 'in-use-by'), '99999999')
    await (await startIn(folder)).close()
  })

  it('the folder cannot be created', async () => {
    const folder = newFolder()
    await expect(startIn({ ...folder, data: join(folder.dist, 'index.html') })).rejects.toThrow('cannot keep data')
  })

  it('the port is in use', async () => {
    const folder = newFolder()
    const first = await startIn(folder)
    const port = Number(new URL(first.address).port)
    await expect(startIn(newFolder(), { port })).rejects.toThrow(`Port ${port} is taken; give another by --port`)
    await first.close()
  })

  it('the machine does not have the address', async () => {
    await expect(startIn(newFolder(), { host: '192.0.2.1' })).rejects.toThrow('This machine has no address 192.0.2.1')
  })

  it('the build is missing', async () => {
    const folder = newFolder()
    await expect(startIn({ ...folder, dist: folder.data })).rejects.toThrow('npm run build makes one')
  })
})
