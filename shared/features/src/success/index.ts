export { AnswerNews } from './answer-news';
export { ProjectSaved } from './project-saved';
export { StaffProjectSaved } from './staff-project-saved';
