/** The pages of the resume: work, education, achievements, rewards, projects. */
import { ResumeSection } from '../components/ResumeSection'

/** Work experience. */
export function WorkPage() {
  return <ResumeSection key="WORK" kind="WORK" />
}

/** Education. */
export function EducationPage() {
  return <ResumeSection key="EDUCATION" kind="EDUCATION" />
}

/** Achievements: publications, patents, books. */
export function AchievementPage() {
  return <ResumeSection key="ACHIEVEMENT" kind="ACHIEVEMENT" />
}

/** Science awards. */
export function RewardPage() {
  return <ResumeSection key="REWARD" kind="REWARD" />
}

/** Research projects. */
export function ProjectPage() {
  return <ResumeSection key="PROJECT" kind="PROJECT" />
}
