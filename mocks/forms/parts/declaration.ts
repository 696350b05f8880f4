/** Collects the parts that declaration forms share, such as budget, team and attachments. */
import { attachments, proofsAndPromise } from './attachments'
import { budget } from './budget'
import { directCosts } from './direct-costs'
import { qualifications } from './qualifications'
import { team } from './team'

export const declarationParts = { team, budget, directCosts, qualifications, attachments, proofsAndPromise }
