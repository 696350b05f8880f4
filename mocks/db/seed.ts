import type { Database } from './database'
import { seedDeclarations } from './seeds/declarations'
import { seedDictionaries } from './seeds/dictionaries'
import { seedExperts } from './seeds/experts'
import { seedGuides } from './seeds/guides'
import { seedMessages } from './seeds/messages'
import { seedPersonas } from './seeds/personas'
import { seedReviews } from './seeds/reviews'
import { seedSampleContent } from './seeds/sample-content'
import { seedStaff } from './seeds/staff'
import { seedUnits } from './seeds/units'

/** Fills empty tables, each after those it refers to. `now` is what dates are relative to, so guides stay open. */
export function seed(db: Database, now: number): void {
  seedDictionaries(db)
  seedUnits(db)
  seedPersonas(db, now)
  seedStaff(db)
  seedExperts(db, now)
  seedGuides(db, now)
  seedDeclarations(db, now)
  seedSampleContent(db, now)
  seedReviews(db, now)
  seedMessages(db, now)
}
