import { Pagination } from './pagination';

const linkTo = (page: number) => ({ href: `#pagination?page=${page}` });

export const purpose = 'De combien à combien sur combien, et les pages. Rien quand il n’y en a qu’une.';
export const setting = 'wide';
export default {
  'Première page': <Pagination page={1} pageSize={10} total={30} linkTo={linkTo} />,
  'Au milieu': <Pagination page={23} pageSize={10} total={465} linkTo={linkTo} />,
};
