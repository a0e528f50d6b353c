export { SideMenu } from './side-menu';
export { SideMenuLink } from './side-menu-link';
export { SideMenuList } from './side-menu-list';
