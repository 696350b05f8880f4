/** Addresses of the resume's pages, by kind of entry. */
import type { ResumeKind } from '@/lib/resume/resume-labels'

/** The resume's addresses (specification, section 2) by kind of entry. */
export const resumeSections = {
  WORK: 'work',
  EDUCATION: 'education',
  ACHIEVEMENT: 'achievement',
  REWARD: 'reward',
  PROJECT: 'project',
} as const satisfies Record<ResumeKind, string>

export const resumePattern = 'resume'

export const resumePath = (kind: ResumeKind = 'WORK') => `/${resumePattern}/${resumeSections[kind]}`
