/** Fills empty tables with the demonstration's data: calls every file of `seeds/` in order. */
import { lapseWorks } from '../work/lapse'
import type { Database } from './database'
import { withCountedIds } from './new-id'
import { seedAssignmentPanel } from './seeds/assignment-panel'
import { seedAwardReports } from './seeds/award-reports'
import { seedAwards } from './seeds/awards'
import { seedBases } from './seeds/bases'
import { seedCompany } from './seeds/company'
import { seedConsents } from './seeds/consents'
import { seedDeclarations } from './seeds/declarations'
import { seedDelegatedSections } from './seeds/delegated-sections'
import { seedDictionaries } from './seeds/dictionaries'
import { seedErasureRequests } from './seeds/erasure-requests'
import { seedExperts } from './seeds/experts'
import { seedFiledContents } from './seeds/filed-contents'
import { seedForeignExperts } from './seeds/foreign-experts'
import { seedGuides } from './seeds/guides'
import { asOf } from './seeds/lived'
import { seedLives } from './seeds/lives'
import { seedMatching } from './seeds/matching'
import { seedMemberParts } from './seeds/member-parts'
import { seedMessages } from './seeds/messages'
import { seedPersonas } from './seeds/personas'
import { seedPlatforms } from './seeds/platforms'
import { seedResumes } from './seeds/resumes'
import { seedReviews } from './seeds/reviews'
import { seedSampleContent } from './seeds/sample-content'
import { seedSignIn } from './seeds/sign-in'
import { seedStaff } from './seeds/staff'
import { declareTopics, seedTopics } from './seeds/topics'
import { seedUnitHistory } from './seeds/unit-history'
import { seedUnits } from './seeds/units'

/**
 * Seeds empty tables; each table comes after the tables it refers to. Dates are relative to `now`, so guides stay open.
 */
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
  seedSignIn(db, now)
  seedCompany(db, now)
  seedUnitHistory(db, now)
  seedResumes(db, now)
  seedFiledContents(db, now)
  declareTopics(db)
  seedLives(db, now)
  seedTopics(db, now)
  seedPlatforms(db, now)
  seedBases(db, now)
  seedDelegatedSections(db, now)
  seedMemberParts(db, now)
  seedMatching(db, now)
  seedForeignExperts(db, now)
  seedAwards(db, now)
  seedAwardReports(db, now)
  seedAssignmentPanel(db, now)
  seedConsents(db, now)
  seedErasureRequests(db, now)
  withCountedIds('lapsed', () => lapseWorks(asOf(db, now, null)))
}
