/** Tests of the seeds: personas, permissions, states. */
import { describe, expect, it } from 'vitest'
import { checkResume } from '@/lib/resume/check-resume'
import { monthInBeijing } from '@/lib/time/beijing-time'
import { type PersonaId, personaIds, personaUserId } from './personas'
import { backendForTest } from './resolvers/ask-as'

const { db } = backendForTest()
const now = Date.now()

/** The permissions of domain section 2. */
const permissions: Readonly<Record<PersonaId, string>> = {
  researcher: 's02.f009 s02.f9001 s02.f9002 s02.f9004 s02.f9005 s02.f9008',
  newResearcher: '',
  unitAdministrator:
    's01.f019 s02.f006 s02.f015 s02.f026 s02.f9001 s02.f9002 s02.f9003 s02.f9004 s02.f9005 s02.f9008 s02.f9009 s02.f9010 s02.f9011',
  departmentAdministrator: 's01.f019 s02.f006 s02.f9003 s02.f9009 s02.f9010 s02.f9011',
  expert: 's02.f009',
  invitedExpert: '',
  academician: '',
  awardUnitOfficer: '',
  auditor: 's23.f002 s23.f003',
  supervisingDepartment:
    's02.f006 s02.f9001 s02.f9002 s02.f9003 s02.f9005 s02.f9008 s02.f9009 s02.f9010 s02.f9011 s23.f005 s23.f006',
}

describe('the seeds', () => {
  it.each(personaIds)('hold %s with the permissions of the table', (id) => {
    const user = db.users.get(personaUserId(id))
    expect(user?.permissions.toSorted().join(' ')).toBe(permissions[id])
  })

  it('give experts, the academician and the award unit officer their states', () => {
    const of = (id: PersonaId) => db.users.get(personaUserId(id))
    expect([of('expert')?.expertFlag, of('invitedExpert')?.expertFlag, of('invitedExpert')?.isInvitedExpert]).toEqual([
      1, 1, 1,
    ])
    expect([of('academician')?.awardState, of('awardUnitOfficer')?.awardState, of('researcher')?.awardState]).toEqual([
      3, 2, 0,
    ])
  })

  it('give the new researcher neither a verified name nor a unit', () => {
    expect(db.users.get(personaUserId('newResearcher'))).toMatchObject({ isCertification: 0, userGrade: 0 })
    expect(db.memberships.where({ userId: personaUserId('newResearcher') })).toEqual([])
  })

  it('give every unit a unique credit code that is valid by GB 32100', () => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
    for (const { unitName, unitUniformSocialCredit: code } of db.units.all()) {
      expect(`${unitName} ${code.length} ${/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code)}`).toBe(`${unitName} 18 true`)
      // Weighted by powers of 3 modulo 31, with the check character itself counted once, the sum is a multiple of 31.
      const check = [...code].reduce((total, char, index) => {
        const weight = index === 17 ? 1 : [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28][index]
        return total + alphabet.indexOf(char) * (weight ?? 0)
      }, 0)
      expect(check % 31, unitName).toBe(0)
    }
    expect(new Set(db.units.all().map((unit) => unit.unitUniformSocialCredit)).size).toBe(db.units.all().length)
  })

  it('mobiles, user names and certificates are unique', () => {
    for (const name of ['userMobile', 'userName', 'userCertificate'] as const) {
      const values = db.users
        .all()
        .map((user) => user[name])
        .filter((text) => text !== null)
      expect(new Set(values).size, name).toBe(values.length)
    }
  })

  it('reference existing rows only', () => {
    const ids = [
      ...db.users.all().flatMap((user) => [user.userMinority, user.userBankName, user.userNationality, user.userParty]),
    ]
    expect(ids.filter((id) => id !== null && !db.dictionaries.get(id))).toEqual([])
    expect(
      db.memberships.where((membership) => !db.users.get(membership.userId) || !db.units.get(membership.unitId)),
    ).toEqual([])
    expect(
      db.works.where(
        (work) => work.kind === 'DECLARATION' && !(db.users.get(work.creatorId) && db.guides.get(work.belongsTo)),
      ),
    ).toEqual([])
  })

  it.each([
    ['tribe', 56],
    ['user_shanghai_District', 16],
    ['political_party', 13],
  ])('contain the complete dictionary %s', (type, count) => {
    expect(db.dictionaries.where({ type })).toHaveLength(count)
  })

  it('contain resumes that their owner can save again as they are, also through the exported sheet', () => {
    const checking = {
      entries: (type: string) => new Set(db.dictionaries.where({ type }).map(({ id }) => id)),
      month: monthInBeijing(now),
    }
    const refused = db.resumeEntries.all().flatMap(({ kind, values }) => checkResume(kind, values, checking))
    expect(refused).toEqual([])
  })

  it('contain enough rows to look real', () => {
    expect(db.users.all().length).toBeGreaterThanOrEqual(50)
    expect(db.units.all().length).toBeGreaterThanOrEqual(8)
    expect(db.works.where({ kind: 'DECLARATION' }).length).toBeGreaterThanOrEqual(200)
  })
})
