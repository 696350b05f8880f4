/** Tests of the search: nothing that a person may not open, and changes found at once. */
import { beforeEach, describe, expect, it } from 'vitest'
import { openActions } from '@/work/open-actions'
import { addSearchEntries, random } from '../../tests/search-entries'
import type { BackendContext } from '../context'
import { createDatabase, putSnapshot, takeSnapshot } from '../db/database'
import type { UserRow } from '../db/rows'
import { messageOf } from '../domain/mailbox'
import { membershipsSeen, requireCompany } from '../domain/unit/company-rights'
import { mayRead } from '../file-sight'
import { isSample } from '../forms/definitions'
import { personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import type { SearchGroup } from '../resolvers/common.generated'
import { kindOf, viewerRolesOf } from '../work/viewer-roles'
import { search } from './search'

const backend = backendForTest()
const { db, blobs } = backend
beforeEach(() => backend.reset())

const contextOf = (caller: UserRow): BackendContext => ({ db, blobs, caller, token: null, now: Date.now() })
const found =
  'query($text: String!, $limit: Int! = 6) { search(text: $text, limit: $limit) { kind total items { id title } } }'
/** The ids that a persona finds of one kind. */
async function idsFound(persona: Parameters<typeof askAs>[1], text: string, kind = 'WORK'): Promise<string[]> {
  const groups: SearchGroup[] = (await askAs(backend, persona)(found, { text, limit: 20 })).data
  return groups.find((group) => group.kind === kind)?.items.map(({ id }) => id) ?? []
}
const isAllowed = (open: () => unknown) => {
  try {
    return open() !== null
  } catch {
    return false
  }
}

/** Whether a person may open a thing, by the checks of the calls that open it; these know nothing of the search. */
function opensOf(context: BackendContext, caller: UserRow): (kind: string, id: string) => boolean {
  const viewerRolesIn = viewerRolesOf(context, caller)
  const checks = new Map<string, (id: string) => boolean>([
    [
      'WORK',
      (id) => {
        const work = db.works.get(id)
        return work !== undefined && openActions(kindOf(work), work.state, viewerRolesIn(work)).includes('VIEW')
      },
    ],
    [
      'PERSON',
      (id) =>
        isAllowed(() => {
          const rights = requireCompany(context, db.memberships.get(id)?.unitId ?? '')
          return membershipsSeen(context, rights).find((membership) => membership.id === id) ?? null
        }),
    ],
    ['GUIDE', () => caller.permissions.includes('s02.f009')],
    ['MESSAGE', (id) => isAllowed(() => messageOf(context, id))],
    [
      'FILE',
      (id) => {
        const upload = db.uploads.get(id)
        return upload !== undefined && mayRead(db, caller, upload)
      },
    ],
  ])
  return (kind, id) => checks.get(kind)?.(id) ?? false
}

describe('what the search offers is what the person may open', () => {
  it('in 10,000 pairs of a person and a thing', async () => {
    addSearchEntries(db, { works: 300, people: 40, messages: 40, files: 60 }, 7)
    const pick = random(11)
    const one = <Item>(items: readonly Item[]): Item => items[pick(items.length)] as Item
    const [expert, administrator] = [personaUserId('expert'), personaUserId('unitAdministrator')]
    db.covers.insert({ id: 'cover', userId: administrator, coverId: personaUserId('researcher'), from: 0, to: 9e12 })
    db.covers.insert({ id: 'former', userId: administrator, coverId: expert, from: 0, to: 1 })
    const works = db.works.where(({ formId }) => formId === null || !isSample(formId))
    const guides = db.guides.where(({ formId }) => !isSample(formId))
    const messages = db.messages.where(({ contentType }) => contentType !== 'TODO')
    const uploads = db.uploads.where(({ isPrivate, file }) => isPrivate && file !== null)
    /** Gives a thing of a kind a name, and returns its id. */
    const named = new Map<string, (name: string) => string>([
      ['WORK', (title) => db.works.update(one(works).id, { title }).id],
      [
        'PERSON',
        (userFullname) => {
          const { id, userId } = one(db.memberships.where(({ applyStatus }) => applyStatus !== 0))
          db.users.update(userId, { userFullname })
          return id
        },
      ],
      ['GUIDE', (title) => db.guides.update(one(guides).id, { title }).id],
      ['MESSAGE', (title) => db.messages.update(one(messages).id, { title }).id],
      [
        'FILE',
        (name) => {
          const { id, file } = one(uploads)
          return db.uploads.update(id, { file: file && { ...file, name } }).id
        },
      ],
    ])
    const amounts = { WORK: 14, PERSON: 2, GUIDE: 1, MESSAGE: 2, FILE: 1 }
    let pairs = 0
    const differing: string[] = []
    for (let round = 0; round < 25; round += 1) {
      const tag = `探针${round}号`
      const things = Object.entries(amounts).flatMap(([kind, amount]) =>
        Array.from({ length: amount }, () => [kind, named.get(kind)?.(tag) ?? ''] as const),
      )
      const people = [...personaIds.map(personaUserId), ...Array.from({ length: 10 }, () => one(db.users.all()).id)]
      for (const userId of people) {
        const caller = db.users.get(userId)
        if (!caller) throw new Error(`no person ${userId}`)
        const context = contextOf(caller)
        const opens = opensOf(context, caller)
        const groups = await search(context, { text: tag, limit: 20 })
        for (const [kind, id] of things) {
          const offered = groups.some((group) => group.kind === kind && group.items.some((item) => item.id === id))
          if (offered !== opens(kind, id)) differing.push(`${userId} ${kind} ${id}`)
          pairs += 1
        }
        const bearing = db.works.where(
          ({ title, creatorId, formId }) =>
            (formId === null || !isSample(formId)) && (title === tag || db.users.get(creatorId)?.userFullname === tag),
        )
        const readable = bearing.filter(({ id }) => opens('WORK', id)).length
        const total = groups.find(({ kind }) => kind === 'WORK')?.total ?? 0
        if (total !== readable) differing.push(`${userId} counts ${total} of ${readable}`)
      }
    }
    expect(differing).toEqual([])
    expect(pairs).toBe(10_000)
  })
})

describe('a change is found, or not found, at once', () => {
  const declaration = (state: string) =>
    db.works.where({ kind: 'DECLARATION', state, creatorId: personaUserId('researcher') })[0] ?? db.works.all()[0]

  it('a work that was renamed', async () => {
    const id = declaration('DRAFT')?.id ?? ''
    expect(await idsFound('researcher', '改名后的课题')).toEqual([])
    db.works.update(id, { title: '改名后的课题' })
    expect(await idsFound('researcher', '改名后的课题')).toEqual([id])
    expect(await idsFound('researcher', 'gmhdkt')).toEqual([id])
  })

  it('a work that was withdrawn, for its unit', async () => {
    const { id, title } = declaration('UNIT_REVIEW') ?? { id: '', title: '' }
    expect(await idsFound('unitAdministrator', title)).toContain(id)
    const { code } = await askAs(backend, 'researcher')('mutation($id: ID!) { withdrawWork(id: $id) { id } }', { id })
    expect(code).toBeNull()
    expect(await idsFound('unitAdministrator', title)).not.toContain(id)
    expect(await idsFound('researcher', title)).toContain(id)
  })

  it('a work that was deleted and restored', async () => {
    const { id, title } = declaration('DRAFT') ?? { id: '', title: '' }
    const ask = askAs(backend, 'researcher')
    expect(await idsFound('researcher', title)).toContain(id)
    await ask('mutation($id: ID!) { removeWork(id: $id) }', { id })
    expect(await idsFound('researcher', title)).not.toContain(id)
    await ask('mutation($id: ID!) { restoreWork(id: $id) { id } }', { id })
    expect(await idsFound('researcher', title)).toContain(id)
  })

  it('an administrator who leaves the unit, and their people', async () => {
    const userId = personaUserId('unitAdministrator')
    const own = db.memberships.where({ userId, isAdmin: 1 })
    const member = db.memberships.where(({ unitId, applyStatus, ...row }) => {
      return unitId === own[0]?.unitId && applyStatus === 2 && row.userId !== userId
    })[0]
    const name = db.users.get(member?.userId ?? '')?.userFullname ?? ''
    expect(await idsFound('unitAdministrator', name, 'PERSON')).toContain(member?.id)
    db.memberships.remove(member?.id ?? '')
    expect(await idsFound('unitAdministrator', name, 'PERSON')).not.toContain(member?.id)
    for (const { id } of own) db.memberships.remove(id)
    expect(await idsFound('unitAdministrator', '张', 'PERSON')).toEqual([])
  })

  it('a person who changed their name, and the works they filed', async () => {
    const { id, creatorId } = declaration('UNIT_REVIEW') ?? { id: '', creatorId: '' }
    db.users.update(creatorId, { userFullname: '欧阳晓更' })
    expect(await idsFound('unitAdministrator', 'oyxg')).toContain(id)
  })

  it('everything, after a restart', async () => {
    const restarted = createDatabase()
    putSnapshot(restarted, takeSnapshot(db))
    const caller = restarted.users.get(personaUserId('researcher')) ?? null
    const ask = (tables: typeof db) =>
      search({ ...contextOf(caller as UserRow), db: tables }, { text: '研究', limit: 6 })
    expect(await ask(restarted)).toEqual(await ask(db))
  })
})

describe('an index that follows changes finds what a new one finds', () => {
  const people = (['supervisingDepartment', 'unitAdministrator', 'researcher'] as const).map(personaUserId)
  const texts = ['研究', 'yj', '新名', '2', 'j']
  /** What some people find by some texts. */
  const foundIn = async (tables: typeof db) => {
    const groups: SearchGroup[][] = []
    for (const userId of people) {
      const caller = tables.users.get(userId) ?? null
      const context = { ...contextOf(caller as UserRow), db: tables }
      for (const text of texts) groups.push(await search(context, { text, limit: 20 }))
    }
    return groups
  }

  it('after random writes to every table that it reads', async () => {
    addSearchEntries(db, { works: 1500, people: 40, messages: 40, files: 40 }, 3)
    const pick = random(5)
    const one = <Item>(items: readonly Item[]): Item => items[pick(items.length)] as Item
    const removed: (() => void)[] = []
    let made = 0
    const name = () => `新名研究${pick(1000)}`
    const id = () => {
      made += 1
      return `later-${made}`
    }
    const put = (name: 'works' | 'messages' | 'memberships' | 'uploads' | 'contents', key: string) => {
      const table = db[name] as typeof db.works
      const row = table.get(key)
      table.remove(key)
      removed.push(() => row && table.insert(row))
    }
    const writes: (() => unknown)[] = [
      () => db.works.update(one(db.works.all()).id, { title: name(), modifiedAt: pick(9e5) }),
      () => db.works.insert({ ...one(db.works.all()), id: id(), title: name() }),
      () => put('works', one(db.works.where(({ title }) => title?.startsWith('新名') ?? false)).id),
      () => db.users.update(one(db.users.where(({ persona }) => persona === null)).id, { userFullname: name() }),
      () => db.units.update(one(db.units.all()).id, { unitName: name() }),
      () => db.memberships.update(one(db.memberships.all()).id, { applyStatus: one([0, 2]) }),
      () => put('memberships', one(db.memberships.where(({ id }) => id.startsWith('made'))).id),
      () => db.messages.update(one(db.messages.all()).id, { title: name(), userId: one(people) }),
      () => db.messages.insert({ ...one(db.messages.all()), id: id(), title: name() }),
      () => put('messages', one(db.messages.all()).id),
      () => put('uploads', one(db.uploads.where(({ id }) => id.startsWith('made'))).id),
      () => put('contents', one(db.contents.where(({ id }) => id.startsWith('made'))).id),
      () => {
        const [from, to] = [one(db.contents.all()), one(db.contents.all())]
        db.contents.update(to.id, { values: from.values, submitted: from.submitted })
      },
      () => removed.splice(pick(removed.length), 1)[0]?.(),
    ]
    for (let round = 0; round < 12; round += 1) {
      for (let count = 0; count < 8; count += 1) one(writes)()
      const anew = createDatabase()
      putSnapshot(anew, takeSnapshot(db))
      expect(await foundIn(db), `round ${round}`).toEqual(await foundIn(anew))
    }
  })
})

describe('limits', () => {
  const ask = (text: string, limit = 6) => askAs(backend, 'supervisingDepartment')(found, { text, limit })

  it('a text of more than 100 characters is refused with 60437', async () => {
    expect((await ask('研'.repeat(100))).code).toBeNull()
    expect(await ask('研'.repeat(101))).toMatchObject({ code: 60437, facts: { limit: 100 } })
  })

  it.each([[''], ['  '], ['（）—']])('%j finds nothing', async (text) => {
    expect(await ask(text)).toMatchObject({ code: null, data: [] })
  })

  it.each([
    [0, 1],
    [3, 3],
    [50, 20],
  ])('a limit of %i lists %i, and counts all', async (limit, listed) => {
    const works = ((await ask('研究', limit)).data as SearchGroup[]).find(({ kind }) => kind === 'WORK')
    expect(works?.items).toHaveLength(listed)
    expect(works?.total).toBeGreaterThan(20)
  })
})
