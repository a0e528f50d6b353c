export { AnswerNews } from './answer-news';
export { ProjectSaved } from './project-saved';
