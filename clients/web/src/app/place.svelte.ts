// Where the page is now. Screens call go(); the browser's own buttons work as everywhere.
import { address, readRoute, type Route } from './router';

class Place {
  route = $state.raw<Route>({ screen: 'home' });

  begin(): void {
    const read = () => (this.route = readRoute(location.pathname, location.hash, location.search));
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    read();
  }

  go(route: Route): void {
    history.pushState(null, '', address(route));
    this.route = route;
    scrollTo(0, 0);
  }

  // The same place seen otherwise, as at another step: no new entry for the back button.
  replace(route: Route): void {
    history.replaceState(null, '', address(route));
    this.route = route;
  }

  back(): void {
    if (history.length > 1) history.back();
    else this.go({ screen: 'home' });
  }
}

export const place = new Place();
