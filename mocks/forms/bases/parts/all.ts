/** Collects the parts that the annual report forms of bases share. */
import { attachments } from '../../parts/attachments'
import { figureParts } from '../../parts/figure'
import { equipment, fundTotals } from './conditions'
import { facts } from './facts'
import { keyPeople, staff } from './people'
import { nextYear } from './plan'
import { papers, patents, projects } from './results'
import { exchanges, openService, training, visitors } from './service'
import { standards, transformed } from './transfer'

export const baseParts = {
  ...figureParts,
  attachments,
  facts,
  staff,
  keyPeople,
  equipment,
  fundTotals,
  projects,
  papers,
  patents,
  standards,
  transformed,
  openService,
  training,
  visitors,
  exchanges,
  nextYear,
}
