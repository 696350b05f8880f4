import type { ResumeKind } from '@/lib/resume/resume-kinds'

/** The resume's addresses (specification, section 2), by the kind of entry each section holds. */
export const resumeSections = {
  WORK: 'work',
  EDUCATION: 'education',
  ACHIEVEMENT: 'achievement',
  REWARD: 'reward',
  PROJECT: 'project',
} as const satisfies Record<ResumeKind, string>

export const resumePattern = 'resume'

export const resumePath = (kind: ResumeKind = 'WORK') => `/${resumePattern}/${resumeSections[kind]}`
