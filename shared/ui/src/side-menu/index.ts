export { SideMenu, SideMenuLink } from './side-menu';
export { SideMenuList } from './side-menu-list';
