/** The frame of the resume's pages: profile card and navigation. */
import { Outlet } from 'react-router-dom'
import { resumeKinds } from '@/lib/resume/resume-kinds'
import { SectionNav } from '@/shared/navigation/SectionNav'
import { useT } from '@/ui/use-t'
import { ProfileCard } from '../components/ProfileCard'
import { resumePath, resumeSections } from '../paths'

export function ResumeFrame() {
  const t = useT()
  const kinds = Object.keys(resumeSections) as (keyof typeof resumeSections)[]
  return (
    <>
      <ProfileCard />
      <SectionNav
        label={t('个人履历')}
        sections={kinds.map((kind) => ({ to: resumePath(kind), title: t(resumeKinds[kind].label) }))}
      />
      <Outlet />
    </>
  )
}
