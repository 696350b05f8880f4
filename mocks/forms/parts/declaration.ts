import { attachments, proofsAndPromise } from './attachments'
import { budget } from './budget'
import { directCosts } from './direct-costs'
import { qualifications } from './qualifications'
import { team } from './team'

/** What declarations are put together from. */
export const declarationParts = { team, budget, directCosts, qualifications, attachments, proofsAndPromise }
