import { ResumeSection } from '../components/ResumeSection'

/** Where somebody worked. */
export function WorkPage() {
  return <ResumeSection key="WORK" kind="WORK" />
}

/** Where somebody studied. */
export function EducationPage() {
  return <ResumeSection key="EDUCATION" kind="EDUCATION" />
}

/** What somebody published, invented and wrote. */
export function AchievementPage() {
  return <ResumeSection key="ACHIEVEMENT" kind="ACHIEVEMENT" />
}

/** The science awards somebody received. */
export function RewardPage() {
  return <ResumeSection key="REWARD" kind="REWARD" />
}

/** The research projects somebody led or took part in. */
export function ProjectPage() {
  return <ResumeSection key="PROJECT" kind="PROJECT" />
}
