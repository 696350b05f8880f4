/** The kinds of work of foreign-expert projects: the project and its annual check. */

export const foreignExpertKinds = ['FOREIGN_EXPERT', 'FOREIGN_EXPERT_CHECK'] as const
