/** Resolvers of the endpoint `award`: nominations, notices to nominees and accepted reports of an award. */

import { requireCaller } from '../context'
import { acceptedReport, acceptedReports } from '../domain/awards/accepted-view'
import { nominating, nominationLetter, remindNominee } from '../domain/awards/nominating'
import { bindNomination, nominationNotice } from '../sign-in/nomination-notices'
import type { Resolvers } from './award.generated'

export const resolvers: Resolvers = {
  Query: {
    getFrontRoleType: (_root, _args, context) => requireCaller(context).awardState,
    nominationNotice: (_root, { type, id }, context) => nominationNotice(context, type, id),
    nominating: (_root, _args, context) => nominating(context),
    nominationLetter: (_root, { id }, context) => nominationLetter(context, id),
    acceptedReports: (_root, variables, context) => acceptedReports(context, variables),
    acceptedReport: (_root, { id }, context) => acceptedReport(context, id),
  },
  Mutation: {
    bindNomination: (_root, { number, checkCode }, context) => bindNomination(context, number, checkCode),
    remindNominee: (_root, { id }, context) => remindNominee(context, id),
  },
}
