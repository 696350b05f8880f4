import type { WorkRules } from '../rules'

/** Who comes into the database of experts is one from then on; a change of an entry is dated. */
export const expertApplicationRules: WorkRules = {
  facts: ({ db }, { creatorId }) => ({ expertAt: db.expertProfiles.get(creatorId)?.expertAt ?? null }),
  took({ db, now }, { to }, { creatorId }) {
    if (to !== '3') return undefined
    const known = db.expertProfiles.get(creatorId)
    if (known) db.expertProfiles.update(creatorId, { expertEditAt: now, expertEditCompleteAt: now })
    else db.expertProfiles.insert({ id: creatorId, expertAt: now, expertEditAt: null, expertEditCompleteAt: null })
    db.users.update(creatorId, { expertFlag: 1 })
    return undefined
  },
}
