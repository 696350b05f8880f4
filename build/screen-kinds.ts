import type { Screens } from './merge-chunks.ts'

const pages = (feature: string, ...names: string[]) => names.map((name) => `src/features/${feature}/pages/${name}.tsx`)

/** Most screens are of these: they get little for nothing, and what they need comes in few files. */
const many = { weight: 10, mostWaste: 35_000 }

/**
 * What the files shared by screens are cut for (`assign-chunks.ts`): the kinds that most screens are of, and the pages that are of none.
 * A screen that is not named changes no file of the others: it takes those that hold what it needs. So a new module is not named here;
 * a page that gets too much that way is, and then what is shared is cut anew, for all.
 */
export const screenKinds: Screens[] = [
  // Everybody comes to home, and its size is a goal: it takes next to nothing for the sake of others.
  { name: 'home', modules: pages('home', 'HomePage'), ...many, mostWaste: 4_000 },
  {
    name: 'list',
    modules: [
      ...pages('project', 'MyProjectPage', 'ReviewListPage'),
      ...pages('award', 'NominationsPage'),
      'src/features/award/reporting/ReportsPage.tsx',
    ],
    ...many,
  },
  { name: 'form', modules: ['src/work/pages/FormAtAddress.tsx'], ...many },
  { name: 'overview', modules: ['src/work/pages/WorkOverviewPage.tsx'], ...many },
  { name: 'filed', modules: ['src/work/pages/FiledWorkPage.tsx'], ...many },
  {
    name: 'guest',
    modules: [
      ...pages('auth', 'RegisterPage', 'ForgetPasswordPage', 'InvitationPage', 'OneStopPage', 'OneStopReturnPage'),
      ...pages('auth', 'OtherLoginPages', 'ConsentPage', 'WechatBindPage', 'UnitRenamePage'),
      ...pages('help', 'LegalPage'),
    ],
  },
  ...[
    'src/work/pages/WorkPrintPage.tsx',
    'src/work/pages/DelegatedSectionPage.tsx',
    'src/features/auth/components/QuickLogin.tsx',
    'src/features/base/statistics/StatisticsPage.tsx',
    'src/features/resume/components/ImportDialog.tsx',
    ...pages('account', 'InfoPage', 'SecurityPage', 'SettingsPage', 'BankPage'),
    ...pages('audit', 'AuditPages'),
    ...pages('auth', 'AwardBindPages', 'TopicPage'),
    ...pages('award', 'ApplyPage', 'LetterPage'),
    ...pages('base', 'BaseEntryPage', 'BeginYearPage'),
    ...pages('commission', 'ReviewProgressPage'),
    ...pages('company', 'DashboardPage', 'CompanyFrame', 'StaffPage', 'UnitInfoPage'),
    ...pages('definition', 'DefinitionPage'),
    ...pages('expert', 'ExpertEntryPage', 'ExpertFilingPages'),
    ...pages('foreign-expert', 'ExpertProjectPage', 'SelectUnitPage'),
    ...pages('help', 'HelpPage'),
    ...pages('mail', 'TodosPage', 'DueCalendarPage', 'MessagesPage'),
    ...pages('matching', 'NationalProjectPage', 'NationalProjectsPage'),
    ...pages('platform', 'PlatformPage', 'PlatformsPage'),
    ...pages('project', 'GuidesPage', 'OpenGuidePage', 'DeclarePage', 'ReviewGuidesPage'),
    ...pages('resume', 'ResumePages', 'ResumeFrame'),
    ...pages('review', 'ReviewDeskPage', 'ReviewSetPage', 'ReviewTaskPage'),
  ].map((module) => ({ name: module, modules: [module] })),
]
